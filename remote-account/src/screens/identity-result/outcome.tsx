/** One application at a glance: where it stands, why, and what comes next. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { IdentityOutcome } from '@shared/contract/calls/account'
import { identityStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { formatDuration } from '@shared/format/duration'
import { formatRecordTime } from '@shared/format/time'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Icon, type LucideIcon } from '@shared/ui/icon'
import { ListRow } from '@shared/ui/list-row'
import { OwnWords } from '@shared/ui/own-words'
import { Check, Hourglass, X } from 'lucide-react'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import { useFieldNames } from '../../parts/identity-words.ts'
import { Named } from '../../parts/named.tsx'
import type { Known } from './identity-result.api.ts'
import css from './identity-result.module.css'
import type { Kind } from './kind.ts'
import { Meanwhile } from './meanwhile.tsx'
import { useStateWords } from './state-words.ts'
import { Unlocked } from './unlocked.tsx'

type Props = { kind: Kind; of: IdentityOutcome; known: Known }

const icons: Record<IdentityOutcome['state'], LucideIcon> = {
  [identityStates.underReview]: Hourglass,
  [identityStates.verified]: Check,
  [identityStates.rejected]: X,
}

export function Outcome({ kind, of, known }: Props) {
  const { state } = of
  return (
    <>
      <Head of={of} reviewMinutes={known.reviewMinutes} />
      {state === identityStates.underReview && <Meanwhile />}
      {state === identityStates.rejected && <Rejected kind={kind} of={of} />}
      {state === identityStates.verified && <Unlocked kind={kind} known={known} />}
    </>
  )
}

type HeadProps = { of: IdentityOutcome; reviewMinutes: Known['reviewMinutes'] }

function Head({ of, reviewMinutes }: HeadProps) {
  const { text, kind } = useStateWords()[of.state]
  return (
    <div className={css.head} data-kind={kind}>
      <span className={css.ring}>
        <Icon of={icons[of.state]} size={24} />
      </span>
      <h2 className={css.title} aria-live="polite">
        {text}
      </h2>
      {of.state === identityStates.underReview ? (
        <Waiting of={of} reviewMinutes={reviewMinutes} />
      ) : (
        <Decided of={of} />
      )}
      {of.automatic && (
        <Badge>
          <Trans>Test server: reviewed automatically</Trans>
        </Badge>
      )}
    </div>
  )
}

function Waiting({ of: { submitTime }, reviewMinutes }: HeadProps) {
  const { bcp47 } = useLanguage()
  const submitted = formatRecordTime(submitTime)
  const usual = reviewMinutes ? formatDuration(bcp47, reviewMinutes) : undefined
  return (
    <>
      <p className={css.note}>
        <Trans>Submitted {submitted}</Trans>
      </p>
      {usual && (
        <p className={css.note}>
          <Trans>We usually decide within {usual}.</Trans>
        </p>
      )}
      <p className={css.note}>
        <Trans>We'll send you a message once it's reviewed. You can leave this page.</Trans>
      </p>
    </>
  )
}

function Decided({ of: { state, reviewTime, reason, ownWords } }: { of: IdentityOutcome }) {
  const reviewed = reviewTime && formatRecordTime(reviewTime)
  return (
    <>
      {state === identityStates.rejected && reason && (
        <p className={css.reason}>
          <OwnWords text={reason} own={ownWords} />
        </p>
      )}
      {reviewed && (
        <p className={css.note}>
          <Trans>Reviewed {reviewed}</Trans>
        </p>
      )}
    </>
  )
}

/** What to bring anew, and the way there. */
function Rejected({ kind, of: { rejectFields, reason } }: { kind: Kind; of: IdentityOutcome }) {
  const { t } = useLingui()
  const names = useFieldNames()
  const way = useWay(kind === 'basic' ? to.identity() : to.identityAdvanced())
  const fields = rejectFields ?? []
  return (
    <>
      {fields.length > 0 && (
        <Named title={t`What to change`}>
          {fields.map(({ field, reason: why }) => (
            <ListRow key={field} title={names[field] ?? field} note={reason?.includes(why) ? undefined : why} />
          ))}
        </Named>
      )}
      {way && (
        <Button wide look="primary" href={way}>
          <Trans>Resubmit</Trans>
        </Button>
      )}
    </>
  )
}
