/** Marks of coins: a white sign on a disc of the coin's own quiet colour. The signs are ours; none is traced. */
import type { ReactNode } from 'react'

type Coin = { ground: string; sign: ReactNode }

const full = { fill: '#fff', stroke: 'none' }

/** Each sign is drawn on 20 × 20. */
const coins: Readonly<Record<string, Coin>> = {
  BTC: {
    ground: '#c9771b',
    sign: (
      <path d="M6 4.5h5.2a2.7 2.7 0 0 1 0 5.4H6.8M6.8 9.9h5.1a2.8 2.8 0 0 1 0 5.6H6M6.8 4.5v11M8.6 2.2v2.3M11.4 2.2v2.3M8.6 15.5v2.3M11.4 15.5v2.3" />
    ),
  },
  ETH: {
    ground: '#5d6bb0',
    sign: (
      <g {...full}>
        <path d="M10 1 15.4 10l-5.4 3.2L4.6 10z" />
        <path d="m10 19 5.4-7.4L10 14.8l-5.4-3.2z" opacity=".75" />
      </g>
    ),
  },
  BNB: {
    ground: '#9a7a14',
    sign: (
      <path
        {...full}
        d="m10 7.4 2.6 2.6-2.6 2.6L7.4 10zM10 2l5 5-1.8 1.8L10 5.6 6.8 8.8 5 7zM10 18l-5-5 1.8-1.8 3.2 3.2 3.2-3.2L15 13zM2 10l1.8-1.8L5.6 10l-1.8 1.8zM14.4 10l1.8-1.8L18 10l-1.8 1.8z"
      />
    ),
  },
  SOL: {
    ground: '#7d55c7',
    sign: <path {...full} d="M5 3.6h12.4l-2.8 3.2H2.2zM5 13.2h12.4l-2.8 3.2H2.2zM15 8.4H2.6l2.8 3.2h12.4z" />,
  },
  XRP: {
    ground: '#5b6675',
    sign: <path d="M4 3.5 7.5 7a3.6 3.6 0 0 0 5 0L16 3.5M4 16.5 7.5 13a3.6 3.6 0 0 1 5 0l3.5 3.5" />,
  },
  DOGE: { ground: '#a3863c', sign: <path d="M6.5 3.2h3a6.8 6.8 0 0 1 0 13.6h-3zM3.4 10h7.2" /> },
  ADA: { ground: '#2f6fc4', sign: <path d="M3.6 17 10 2.8 16.4 17M3 9.8h14M2.4 13h15.2" strokeWidth="1.7" /> },
  TRX: { ground: '#a8405a', sign: <path d="m3 3.2 14 3.4L9 17.6zM3 3.2l8 5.4m-2 9 2-9 6-2" strokeWidth="1.6" /> },
  LTC: { ground: '#6b86a8', sign: <path d="M8.6 2.8v14h7.6M5 12l6.6-3" strokeWidth="2.4" /> },
  LINK: { ground: '#3f63d6', sign: <path d="m10 2.4 6.6 3.8v7.6L10 17.6l-6.6-3.8V6.2z" strokeWidth="2.8" /> },
  DOT: {
    ground: '#b8388c',
    sign: (
      <>
        <circle cx="10" cy="10" r="2.6" {...full} />
        <path d="M10 3.2a6.8 6.8 0 1 1-6.8 6.8" strokeLinecap="round" />
        <circle cx="5" cy="5" r="1.4" {...full} />
      </>
    ),
  },
  AVAX: { ground: '#c05a3c', sign: <path {...full} d="M10 2.5 2 16.5h5.3l5.3-9.3zM14.2 10.9 11 16.5h6.5z" /> },
  USDT: {
    ground: '#2a8f74',
    sign: (
      <>
        <path d="M4 4.4h12M10 4.4v13" strokeWidth="2.6" />
        <ellipse cx="10" cy="9.4" rx="7.4" ry="2.2" strokeWidth="1.4" />
      </>
    ),
  },
}

const coin = ({ ground, sign }: Coin) => (
  <>
    <path fill={ground} d="M0 0h32v32H0z" />
    <g transform="translate(6.5 6.5) scale(.95)" fill="none" stroke="#fff" strokeWidth="2" strokeLinejoin="round">
      {sign}
    </g>
  </>
)

export const coinMarks: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries(coins).map(([symbol, of]) => [symbol, coin(of)]),
)
