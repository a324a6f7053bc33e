/** Why the last application came to nothing, and what of it has to be another, over the form of the next. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { IdentityOutcome } from '@shared/contract/calls/account'
import { Banner } from '@shared/ui/banner'
import { Fragment } from 'react'
import { useFieldNames } from './identity-words.ts'

export function RejectedBanner({ of: { reason, rejectFields } }: { of: IdentityOutcome }) {
  const { t } = useLingui()
  const names = useFieldNames()
  const fields = (rejectFields ?? []).map(({ field }) => names[field] ?? field).join(' · ')
  const lines = [reason, fields && t`What to change: ${fields}`].filter(Boolean)
  return (
    <Banner kind="danger" title={<Trans>Your last application was rejected</Trans>}>
      {lines.length > 0
        ? lines.map((line, at) => (
            <Fragment key={line}>
              {at > 0 && <br />}
              {line}
            </Fragment>
          ))
        : undefined}
    </Banner>
  )
}
