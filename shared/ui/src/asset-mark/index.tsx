import type { ReactNode } from 'react'
import css from './index.module.css'

/** Drawn on 20 × 20, in one colour. */
const drawn: Record<string, ReactNode> = {
  BTC: (
    <path d="M6 4.5h5.2a2.7 2.7 0 0 1 0 5.4H6.8M6.8 9.9h5.1a2.8 2.8 0 0 1 0 5.6H6M6.8 4.5v11M8.6 2.2v2.3M11.4 2.2v2.3M8.6 15.5v2.3M11.4 15.5v2.3" />
  ),
  ETH: (
    <g className={css.full}>
      <path d="M10 1.5 15 10l-5 3-5-3z" />
      <path d="m10 18.5 5-7-5 3-5-3z" opacity=".6" />
    </g>
  ),
  SOL: <path className={css.full} d="M5 4h12l-2.5 3H2.5zM5 13.4h12l-2.5 3H2.5zM15 8.7H3l2.5 3h12z" />,
  BNB: (
    <path
      className={css.full}
      d="m10 7.4 2.6 2.6-2.6 2.6L7.4 10zM10 2l5 5-1.8 1.8L10 5.6 6.8 8.8 5 7zM10 18l-5-5 1.8-1.8 3.2 3.2 3.2-3.2L15 13zM2 10l1.8-1.8L5.6 10l-1.8 1.8zM14.4 10l1.8-1.8L18 10l-1.8 1.8z"
    />
  ),
  USDT: (
    <>
      <path d="M4 4.6h12M10 4.6v12.6" />
      <ellipse cx="10" cy="9.4" rx="7" ry="2" strokeWidth="1.4" />
    </>
  ),
  XRP: <path d="M4 3.5 7.5 7a3.6 3.6 0 0 0 5 0L16 3.5M4 16.5 7.5 13a3.6 3.6 0 0 1 5 0l3.5 3.5" />,
  TRX: <path d="m3 3 14 3.6L9 17.5zM3 3l8 5.6m-2 8.9 2-8.9 6-2" strokeWidth="1.5" />,
  LINK: <path d="m10 2.5 6.5 3.75v7.5L10 17.5l-6.5-3.75v-7.5z" />,
  AVAX: <path className={css.full} d="M10 2.5 2 16.5h5.3l5.3-9.3zM14.2 10.9l-3.2 5.6H17.5z" />,
}

/** Signs that are letters: currencies, metals by their chemical symbol. */
const written: Record<string, string> = {
  LTC: 'Ł',
  DOGE: 'Ð',
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CNY: '¥',
  KRW: '₩',
  AUD: 'A$',
  CAD: 'C$',
  NZD: 'N$',
  CHF: 'Fr',
  XAU: 'Au',
  XAG: 'Ag',
  XPT: 'Pt',
  XPD: 'Pd',
}

export interface AssetMarkProps {
  /** The asset (`BTC`), not the pair. */
  symbol: string
  small?: boolean | undefined
}

/** The sign of an asset in a neutral disc; its first letter where it has none. Silent: the name stands beside it. */
export function AssetMark({ symbol, small }: AssetMarkProps) {
  const sign = Object.hasOwn(drawn, symbol) ? drawn[symbol] : undefined
  const letters = Object.hasOwn(written, symbol) ? written[symbol] : symbol.slice(0, 1).toUpperCase()
  return (
    <span className={css.disc} data-small={small || undefined} aria-hidden="true">
      {sign === undefined ? (
        letters
      ) : (
        <svg
          className={css.sign}
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          {sign}
        </svg>
      )}
    </span>
  )
}
