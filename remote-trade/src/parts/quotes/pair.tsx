/** "BTC/USDT", the asset before the money it is priced in. */
import type { SymbolInfo } from '@shared/contract/calls/trade'
import css from './pair.module.css'

export function Pair({ of }: { of: Pick<SymbolInfo, 'baseCurrency' | 'quoteCurrency'> }) {
  return (
    <span className={css.pair}>
      <b>{of.baseCurrency}</b>
      <span className={css.quote}>/{of.quoteCurrency}</span>
    </span>
  )
}
