/** The session reminder: the time spent, the result since then, and a link to limits and breaks. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { formatLength } from '@shared/format/duration'
import { big } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useLanguage } from '../surface/i18n/language.ts'
import { useWay } from '../surface/navigation/ways.ts'
import type { Reminder } from './reminder.ts'

type Props = { of: Reminder; open: boolean; onClose(): void }

export function ReminderSheet({ of: { minutes, made }, open, onClose }: Props) {
  const { bcp47 } = useLanguage()
  const result = made && big(made.now).minus(big(made.before)).toString()
  const limits = useWay(to.limits())
  return (
    <Sheet
      {...{ open, onClose }}
      title={<Trans>Your time reminder</Trans>}
      actions={
        <>
          {limits && (
            <Button wide href={limits}>
              <Trans>Limits and breaks</Trans>
            </Button>
          )}
          <Button wide look="primary" onClick={onClose}>
            <Trans>Continue</Trans>
          </Button>
        </>
      }
    >
      <Sums>
        <SumRow label={<Trans>Time in the app</Trans>} value={formatLength(bcp47, minutes, 'minute')} />
        <SumRow
          strong
          label={<Trans>Profit and loss since then</Trans>}
          value={<Amount value={result} unit="USDT" sign />}
        />
      </Sums>
    </Sheet>
  )
}
