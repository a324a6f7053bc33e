/** Why the last application came to nothing, and what of it has to be another, over the form of the next. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { IdentityOutcome } from '@shared/contract/calls/account'
import { Banner } from '@shared/ui/banner'
import { OwnWords } from '@shared/ui/own-words'
import { Fragment } from 'react'
import { useFieldNames } from './identity-words.ts'

export function RejectedBanner({ of: { reason, ownWords, rejectFields } }: { of: IdentityOutcome }) {
  const { t } = useLingui()
  const names = useFieldNames()
  const fields = (rejectFields ?? []).map(({ field }) => names[field] ?? field).join(' · ')
  const lines = [reason, fields && t`What to change: ${fields}`].flatMap(line => line || [])
  return (
    <Banner kind="danger" title={<Trans>Your last application was rejected</Trans>}>
      {lines.length > 0
        ? lines.map((line, at) => (
            <Fragment key={line}>
              {at > 0 && <br />}
              <OwnWords text={line} own={at === 0 ? ownWords : null} />
            </Fragment>
          ))
        : undefined}
    </Banner>
  )
}
