/** Marks of currencies: the flag of who issues it, in a few shapes that still read at 20 px. The disc cuts it round. */
import type { ReactNode } from 'react'

const [blue, red, white, gold] = ['#2b4a9c', '#c23b48', '#f4f1eb', '#f4cf4a']
const star = 'M16 6.5l2.2 6.7h7.1l-5.7 4.1 2.2 6.7-5.8-4.1-5.8 4.1 2.2-6.7-5.7-4.1h7.1z'

const ground = (colour: string) => <path fill={colour} d="M0 0h32v32H0z" />
const lines = (colour: string, width: number, d: string) => <path stroke={colour} strokeWidth={width} d={d} />
const starAt = (x: number, y: number, size: number, colour = white) => (
  <path fill={colour} transform={`translate(${x} ${y}) scale(${size}) translate(-16 -16)`} d={star} />
)

/** Two crosses over each other. */
const union = (
  <>
    {ground(blue)}
    {lines(white, 6.5, 'M0 0l32 32M32 0 0 32')}
    {lines(red, 2.2, 'M0 0l32 32M32 0 0 32')}
    {lines(white, 10, 'M16 0v32M0 16h32')}
    {lines(red, 5.6, 'M16 0v32M0 16h32')}
  </>
)

/** A small union flag in the corner that the disc leaves, and the stars of the south. */
const southern = (stars: ReactNode) => (
  <>
    {ground(blue)}
    <g transform="translate(2 3)">
      {lines(white, 3, 'M0 0l13 12M13 0 0 12')}
      {lines(white, 4.6, 'M6.5-1v14M-2 6h16')}
      {lines(red, 2.4, 'M6.5-1v14M-2 6h16')}
    </g>
    {stars}
  </>
)

const flags: Readonly<Record<string, ReactNode>> = {
  EUR: (
    <>
      {ground(blue)}
      <circle
        {...{ cx: 16, cy: 16, r: 9, fill: 'none', stroke: gold, strokeWidth: 2.8, strokeLinecap: 'round' }}
        strokeDasharray="0 4.712"
      />
    </>
  ),
  GBP: union,
  USD: (
    <>
      {ground(white)}
      {lines(red, 4.57, 'M0 2.3h32M0 11.4h32M0 20.6h32M0 29.7h32')}
      <path fill={blue} d="M0 0h17v18.3H0z" />
      {starAt(6.2, 7, 0.2)}
      {starAt(12, 7, 0.2)}
      {starAt(6.2, 12.8, 0.2)}
      {starAt(12, 12.8, 0.2)}
    </>
  ),
  JPY: (
    <>
      {ground(white)}
      <circle cx="16" cy="16" r="8" fill={red} />
    </>
  ),
  CHF: (
    <>
      {ground(red)}
      {lines(white, 5.4, 'M16 7.5v17M7.5 16h17')}
    </>
  ),
  AUD: southern(
    <>
      {starAt(9, 23, 0.42)}
      {starAt(23, 7, 0.26)}
      {starAt(19.5, 14, 0.26)}
      {starAt(27, 13, 0.26)}
      {starAt(23, 24, 0.3)}
    </>,
  ),
  NZD: southern(
    [
      [23, 8],
      [19, 16],
      [27.5, 15],
      [23, 25],
    ].map(([x = 0, y = 0]) => (
      <g key={y}>
        {starAt(x, y, 0.38)}
        {starAt(x, y, 0.25, red)}
      </g>
    )),
  ),
  CAD: (
    <>
      {ground(white)}
      <path fill={red} d="M0 0h8.4v32H0zM23.6 0H32v32h-8.4z" />
      <path fill={red} d="M16 7.5l1.7 3.4 2-.9-.7 4.5 3-.2-4.2 4.7h-1.1v4h-1.4v-4h-1.1L10 14.3l3 .2-.7-4.5 2 .9z" />
    </>
  ),
  KRW: (
    <>
      {ground(white)}
      <path fill={red} d="M9 16a7 7 0 0 1 14 0z" />
      <path fill={blue} d="M9 16a7 7 0 0 0 14 0z" />
      <circle cx="12.5" cy="16" r="3.5" fill={red} />
      <circle cx="19.5" cy="16" r="3.5" fill={blue} />
      {lines(
        '#17181a',
        1.4,
        'M5 11l4-5M6.6 12.2l4-5M27 21l-4 5M25.4 19.8l-4 5M23 6l4 5M21.4 7.2l4 5M5 21l4 5M6.6 19.8l4 5',
      )}
    </>
  ),
  THB: (
    <>
      {ground(white)}
      {lines(red, 5.4, 'M0 2.7h32M0 29.3h32')}
      {lines(blue, 10.6, 'M0 16h32')}
    </>
  ),
  VND: (
    <>
      {ground(red)}
      {starAt(16, 16, 1, gold)}
    </>
  ),
}

export const currencyMarks: ReadonlyMap<string, ReactNode> = new Map(Object.entries(flags))
