/** A switch a kind, and one for sums of money. */
import { useLingui } from '@lingui/react/macro'
import { type PushKind, pushKinds } from '@shared/contract/calls/push'
import { List, ListRow } from '@shared/ui/list-row'
import { Switch } from '@shared/ui/switch'
import { useId } from 'react'
import type { PushChoice } from 'shell/push'
import { toggled } from './push.model.ts'

type Props = { choice: PushChoice; disabled: boolean; onChange(next: PushChoice): void }

function useWords(): Record<PushKind, { title: string; note: string }> {
  const { t } = useLingui()
  return {
    alert: { title: t`Price alerts`, note: t`When a price reaches your alert` },
    filled: { title: t`Orders filled`, note: t`Limit, stop and trailing orders, take profit and stop loss` },
    liquidated: { title: t`Liquidations`, note: t`When a position is liquidated` },
    recharge: { title: t`Deposits`, note: t`When a deposit is credited or rejected` },
  }
}

export function PushChoices({ choice, disabled, onChange }: Props) {
  const { t } = useLingui()
  const words = useWords()
  return (
    <List flush>
      {pushKinds.map(kind => (
        <Choice
          key={kind}
          {...words[kind]}
          checked={choice.kinds.includes(kind)}
          disabled={disabled}
          onChange={() => onChange(toggled(choice, kind))}
        />
      ))}
      <Choice
        title={t`Show amounts`}
        note={t`Anyone who can see your lock screen can read them`}
        checked={choice.amounts}
        disabled={disabled}
        onChange={amounts => onChange({ ...choice, amounts })}
      />
    </List>
  )
}

type ChoiceProps = {
  title: string
  note: string
  checked: boolean
  disabled: boolean
  onChange(checked: boolean): void
}

function Choice({ title, note, ...control }: ChoiceProps) {
  const id = useId()
  return <ListRow title={title} note={note} control={id} value={<Switch id={id} {...control} />} />
}
