/** How much a margin moves: the steps, what size each allows, and what it means in plain numbers. */

import { Trans, useLingui } from '@lingui/react/macro'
import { pairOf } from '@shared/contract/symbols'
import { leverageCap, notionalCap } from '@shared/money'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useState } from 'react'
import type { SheetFrame } from 'shell/screen'
import { useFigures } from '../figures.ts'
import { previewOf, roomOf, type Scene, type Terms } from './ticket.model.ts'
import css from './ticket.module.css'
import type { TicketState } from './use-ticket.ts'

type Props = SheetFrame & { ticket: TicketState }

/** A position of a hundred stands for any: margin and room do not depend on the size within a tier. */
function Meaning({ leverage, ticket }: { leverage: number; ticket: TicketState }) {
  const { percent, money } = useFigures()
  const { info, terms, scene } = ticket
  const [hundred, size] = [`${money('100')} ${info.quoteCurrency}`, money(String(leverage * 100))]
  const most = money(notionalCap(info.tiers, leverage))
  const { quoteCurrency, minQuantity } = info
  const room = (side: 'long' | 'short', at: Scene) => {
    const isolated: Terms = { mode: 'isolated', leverage }
    return percent(roomOf(previewOf(minQuantity, side, isolated, at)?.liquidation ?? null, at.price))
  }
  return (
    <>
      <Sums>
        <SumRow label={<Trans>{hundred} of margin controls</Trans>} value={`${size} ${quoteCurrency}`} />
        <SumRow label={<Trans>Largest position at this leverage</Trans>} value={`${most} ${quoteCurrency}`} />
        {scene && (
          <>
            <SumRow label={<Trans>A long is liquidated after a fall of</Trans>} value={room('long', scene)} />
            <SumRow label={<Trans>A short is liquidated after a rise of</Trans>} value={room('short', scene)} />
          </>
        )}
      </Sums>
      <p className={css.explain}>
        {terms.mode === 'isolated' ? (
          <Trans>Isolated: you can lose no more than this position's margin.</Trans>
        ) : (
          <Trans>
            Cross: your whole available balance backs the position and can be lost. Liquidation comes later.
          </Trans>
        )}
      </p>
    </>
  )
}

export function LeverageSheet({ ticket, open, onClose }: Props) {
  const { t } = useLingui()
  const { info, terms, setTerms, scene } = ticket
  const [chosen, choose] = useState(terms.leverage)
  const cap = scene ? leverageCap(info.tiers, scene.held) : undefined
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
              Including your {pair} position, up to {cap}x.
            </Trans>
          </p>
        )}
      </div>
      <Meaning leverage={chosen} ticket={ticket} />
    </Sheet>
  )
}
