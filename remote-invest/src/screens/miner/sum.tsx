/** Gross output less power is net output, in the coin and in USDT: a bar to see it, a table to read it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { useFigures } from '../../parts/figures.tsx'
import { type Earning, energyOf, type Machine, netShareOf } from '../../parts/machines/machine.model.ts'
import css from './miner.module.css'

export function Sum({ of, earning }: { of: Machine; earning: Earning }) {
  const { gross, power, net, worth, idle } = earning
  return (
    <section className={css.sum}>
      <Split earning={earning} />
      <table className={css.table}>
        <caption className="visually-hidden">
          <Trans>Daily output of one machine</Trans>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{of.coin}</th>
            <th scope="col">USDT</th>
          </tr>
        </thead>
        <tbody>
          <Row name={<Trans>Gross output</Trans>} coin={gross} worth={worth.gross} />
          <Row kind="power" name={<Trans>Power cost</Trans>} coin={`-${power}`} worth={`-${worth.power}`}>
            <Energy of={of} />
          </Row>
        </tbody>
        <tfoot>
          <Row kind="net" name={<Trans>Net output</Trans>} coin={net} worth={worth.net} />
        </tfoot>
      </table>
      {idle && (
        <p className={css.idle}>
          <Trans>
            At this price, power costs more than the machine mines, so it stands idle. You earn nothing and pay nothing.
          </Trans>
        </p>
      )}
    </section>
  )
}

/** How much of the gross output is kept, how much the power takes. */
function Split({ earning }: { earning: Earning }) {
  const { t } = useLingui()
  const { amount } = useFigures()
  const kept = netShareOf(earning)
  const [net, power] = [earning.worth.net, earning.worth.power].map(value => amount(value, 'USDT'))
  return (
    <div className={css.split} role="img" aria-label={t`Net output ${net} USDT, power cost ${power} USDT`}>
      {kept > 0 && <i data-kind="net" style={{ flexGrow: kept }} />}
      <i data-kind="power" style={{ flexGrow: 1 - kept }} />
    </div>
  )
}

type RowProps = { kind?: 'net' | 'power'; name: ReactNode; coin: Decimal; worth: Decimal; children?: ReactNode }

const Row = ({ kind, name, coin, worth, children }: RowProps) => (
  <tr data-kind={kind}>
    <th scope="row">
      <span className={css.swatch} data-kind={kind} />
      <span>
        {name} {children}
      </span>
    </th>
    <td>
      <Amount open value={coin} places={8} />
    </td>
    <td>
      <Amount open value={worth} />
    </td>
  </tr>
)

/** Kilowatt-hours, each at its price. */
function Energy({ of }: { of: Machine }) {
  const { bcp47 } = useLanguage()
  const figure = (value: Decimal) => formatDecimal(bcp47, value, { places: 4, minPlaces: 0 })
  const [energy, price] = [figure(energyOf(of)), figure(of.powerPrice)]
  return <small>{`${energy} kWh × ${price}`}</small>
}
