/** Another limit for a day: what a lower and a higher one mean is said before. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnLimit } from '@shared/contract/calls/account'
import { LARGEST_OWN_LIMIT, LEAST_OWN_LIMIT } from '@shared/contract/limits'
import { Button } from '@shared/ui/button'
import { NumberField } from '@shared/ui/number-field'
import { Sheet } from '@shared/ui/sheet'
import { useForm } from 'shell/form'
import { serverNow } from 'shell/market-feed'
import { type SheetFrame, useOfflineReason } from 'shell/screen'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { type DailyLimit, endOfBreak, type Fault, isLater, limitModel } from './limits.model.ts'
import css from './limits.module.css'
import { useSetting } from './use-limits.ts'
import { useMoment, useNames, useValues } from './words.ts'

type Props = SheetFrame & { name: DailyLimit; limit: OwnLimit }

function useWords() {
  const { t } = useLingui()
  const values = useValues()
  const words: Record<Fault, string> = {
    missing: t`Enter an amount`,
    'too-small': t`Enter at least ${values('dailyLoss', LEAST_OWN_LIMIT)}`,
    'too-large': t`Enter no more than ${values('dailyLoss', LARGEST_OWN_LIMIT)}`,
    same: t`This is your limit already`,
  }
  return (fault: Fault) => words[fault]
}

export function ChangeSheet({ name, limit, open, onClose }: Props) {
  const { t } = useLingui()
  const names = useNames()
  const { state, busy, begin, set } = useSetting(name, limit, onClose)
  const from = limit.value ? { value: limit.value } : {}
  const form = useForm(limitModel, limit, { words: useWords(), sending: { state, begin }, from })
  const { value } = form.form
  const offline = useOfflineReason()
  const isElsewhere = state.phase === 'failed' && state.failure.field !== 'value'
  return (
    <Sheet
      {...{ open, onClose, busy }}
      title={names[name]}
      actions={
        <>
          <Button wide look="primary" loading={busy} reason={offline} onClick={() => form.press() && set(value)}>
            <Trans>Save limit</Trans>
          </Button>
          {limit.value && (
            <Button wide disabled={busy || offline !== undefined} onClick={() => set('')}>
              <Trans>Remove limit in 24 hours</Trans>
            </Button>
          )}
        </>
      }
    >
      <form className={css.sheet} {...form.frame(() => form.press() && set(value))}>
        <p className={css.text}>
          <Trans>A lower limit applies straight away. Raising or removing it takes 24 hours.</Trans>
        </p>
        <NumberField
          {...form.field('value')}
          label={t`Limit per day`}
          labelled="above"
          unit="USDT"
          places={2}
          disabled={busy}
          help={form.ready ? <When later={isLater(limit, value)} /> : undefined}
        />
        {isElsewhere && <FailureBanner of={state} />}
      </form>
    </Sheet>
  )
}

export function When({ later }: { later: boolean }) {
  const time = useMoment()(endOfBreak(serverNow(), 1))
  return later ? <Trans>Applies from {time}</Trans> : <Trans>Applies at once</Trans>
}
