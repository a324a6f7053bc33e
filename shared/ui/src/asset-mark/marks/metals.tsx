/** Marks of metals: an ingot of the metal's colour with its chemical symbol. */
import type { ReactNode } from 'react'

type Metal = readonly [symbol: string, ground: string, top: string, front: string]

const metals: Readonly<Record<string, Metal>> = {
  XAU: ['Au', '#8a671b', '#fbe7a3', '#efc75a'],
  XAG: ['Ag', '#626d78', '#f4f7f9', '#cfd7de'],
  XPT: ['Pt', '#3f6f86', '#e2f1f7', '#b4d3df'],
  XPD: ['Pd', '#75627f', '#f0e6f3', '#d0bcd8'],
}

const metal = ([symbol, ground, top, front]: Metal) => (
  <>
    <path fill={ground} d="M0 0h32v32H0z" />
    <path fill={top} d="M10.2 8.4h11.6l2.9 4.4H7.3z" />
    <path fill={front} d="M7.3 13.8h17.4l2.6 10H4.7z" />
    <text x="16" y="22" textAnchor="middle" fontSize="9" fontWeight="700" letterSpacing="-.3" fill="#17181a">
      {symbol}
    </text>
  </>
)

export const metalMarks: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries(metals).map(([symbol, of]) => [symbol, metal(of)]),
)
