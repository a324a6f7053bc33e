/** The total in a chosen unit, today's and all profit. */
import { Trans, useLingui } from '@lingui/react/macro'
import { rateByCurrencyCall, type UserAssets } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { Amount } from '@shared/ui/amount'
import { Change } from '@shared/ui/change'
import { Icon } from '@shared/ui/icon'
import { IconButton } from '@shared/ui/icon-button'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet } from '@shared/ui/sheet'
import { ChevronDown, Info } from 'lucide-react'
import { useState } from 'react'
import { usePlace } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Eye } from 'shell/screen'
import { inUnit, type Unit, unitOf, units } from './assets.model.ts'
import css from './assets.module.css'

/** Of the unit per USDT. */
function useRate({ currency }: Unit): string | undefined {
  const same = currency === 'USDT'
  const { data } = useCall(rateByCurrencyCall, { from: 'USDT', to: currency }, { every: 10_000, enabled: !same })
  return same ? '1' : data?.rate
}

function UnitSheet({ open, onClose, unit }: { open: boolean; onClose(): void; unit: Unit }) {
  const { setQuery } = usePlace(to.assets)
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Show the total in</Trans>}>
      <List flush>
        {units.map(({ currency }) => (
          <ListRow
            key={currency}
            title={currency}
            current={currency === unit.currency}
            onClick={() => {
              setQuery({ unit: currency })
              onClose()
            }}
          />
        ))}
      </List>
    </Sheet>
  )
}

function FormulaSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>How profit is counted</Trans>}>
      <p className={css.text}>
        <Trans>Today = total assets now − total assets at 00:00 (UTC+8) − net deposits today.</Trans>
      </p>
      <p className={css.text}>
        <Trans>
          Total = total assets now − all net deposits. Deposits don't count as profit, and withdrawals don't count as
          loss.
        </Trans>
      </p>
    </Sheet>
  )
}

function Heading({ unit, onUnit }: { unit: Unit; onUnit(): void }) {
  const { t } = useLingui()
  return (
    <p className={css.label}>
      <Trans>Total assets</Trans>
      <button
        type="button"
        className={css.unit}
        aria-haspopup="dialog"
        aria-label={t`Unit: ${unit.currency}`}
        onClick={onUnit}
      >
        {unit.currency}
        <Icon of={ChevronDown} size={16} />
      </button>
      <Eye />
    </p>
  )
}

export function Overview({ assets }: { assets: UserAssets }) {
  const { t } = useLingui()
  const [sheet, setSheet] = useState<'unit' | 'formula'>()
  const unit = unitOf(usePlace(to.assets).query.unit)
  const rate = useRate(unit)
  const close = () => setSheet(undefined)
  return (
    <section className={css.overview}>
      <Heading unit={unit} onUnit={() => setSheet('unit')} />
      <Amount value={inUnit(assets.totalAssets, rate)} places={unit.places} size="display" />
      <div className={css.profits}>
        <div className={css.profit}>
          <p className={css.label}>
            <Trans>Today</Trans>
            <IconButton icon={Info} size={16} label={t`How profit is counted`} onClick={() => setSheet('formula')} />
          </p>
          <Change amount={assets.dailyProfit} rate={assets.dailyRate} own />
        </div>
        <div className={css.profit}>
          <p className={css.label}>
            <Trans>Total profit</Trans>
          </p>
          <Change amount={assets.totalProfit} own />
        </div>
      </div>
      <UnitSheet open={sheet === 'unit'} onClose={close} unit={unit} />
      <FormulaSheet open={sheet === 'formula'} onClose={close} />
    </section>
  )
}
