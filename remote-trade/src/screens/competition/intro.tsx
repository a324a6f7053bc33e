/** What its operator wrote about it; it comes after the first paint. */
import { Trans } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import { SectionHeader } from '@shared/ui/section-header'
import { RichText } from 'shell/rich-text'

export function Intro({ of: { intro, rules } }: { of: Competition }) {
  return (
    <>
      {intro && <RichText html={intro} />}
      {rules && (
        <>
          <SectionHeader title={<Trans>Rules</Trans>} />
          <RichText html={rules} />
        </>
      )}
      {!intro && !rules && <Trans>No description available.</Trans>}
    </>
  )
}
