/** How much a margin moves: the steps, as far as what is held allows, and what each means. */
import { Trans, useLingui } from '@lingui/react/macro'
import { pairOf } from '@shared/contract/symbols'
import { leverageCap } from '@shared/money'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { Sheet } from '@shared/ui/sheet'
import { type ComponentType, useState } from 'react'
import type { SheetFrame } from 'shell/screen'
import css from './ticket.module.css'
import type { TicketState } from './use-ticket.ts'

export type MeaningProps = { leverage: number; ticket: TicketState }
type Props = SheetFrame & { ticket: TicketState; Meaning: ComponentType<MeaningProps> }

export function LeverageSheet({ ticket, Meaning, open, onClose }: Props) {
  const { t } = useLingui()
  const { info, terms, setTerms, context } = ticket
  const [chosen, choose] = useState(terms.leverage)
  const cap = context ? leverageCap(context.dealing.tiers, context.held) : undefined
  const beyond = cap !== undefined && info.leverages.some(step => step > cap)
  const pair = pairOf(info)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<Trans>Leverage</Trans>}
      actions={
        <Button
          wide
          look="primary"
          onClick={() => {
            setTerms({ leverage: chosen })
            onClose()
          }}
        >
          {t`Use ${chosen}x`}
        </Button>
      }
    >
      <div className={css.steps}>
        <Chips label={t`Leverage`} even>
          {info.leverages.map(step => (
            <Chip
              key={step}
              on={step === chosen}
              disabled={cap !== undefined && step > cap}
              onClick={() => choose(step)}
            >
              {`${step}x`}
            </Chip>
          ))}
        </Chips>
        {beyond && (
          <p className={css.explain}>
            <Trans>
              Up to {cap}x, including your {pair} position.
            </Trans>
          </p>
        )}
      </div>
      <Meaning leverage={chosen} ticket={ticket} />
    </Sheet>
  )
}
