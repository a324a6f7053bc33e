/** What is to fill the frame: a card, a passport's page, or a face with a card beside it. */
import type { PhotoField } from '@shared/contract/identity'
import css from './shoot.module.css'

/** Of the frame, 343 by 288. */
type Box = { x: number; y: number; width: number; height: number }

/** 85.6 by 54 mm, and 125 by 88 mm. */
const card: Box = { x: 16, y: 46, width: 311, height: 196 }
const page: Box = { x: 16, y: 34, width: 311, height: 219 }
const held: Box = { x: 150, y: 136, width: 165, height: 104 }

const CORNER = 28

const corners = ({ x, y, width, height }: Box): string =>
  [
    `M${x} ${y + CORNER}V${y + 10}a10 10 0 0 1 10-10h${CORNER - 10}`,
    `M${x + width - CORNER} ${y}h${CORNER - 10}a10 10 0 0 1 10 10v${CORNER - 10}`,
    `M${x + width} ${y + height - CORNER}v${CORNER - 10}a10 10 0 0 1-10 10h-${CORNER - 10}`,
    `M${x + CORNER} ${y + height}h-${CORNER - 10}a10 10 0 0 1-10-10v-${CORNER - 10}`,
  ].join('')

const boxes: Readonly<Record<PhotoField, Box>> = {
  frontImage: card,
  backImage: card,
  passportImage: page,
  holdImage: held,
}

export function Outline({ field }: { field: PhotoField }) {
  const box = boxes[field]
  return (
    <svg className={css.outline} viewBox="0 0 343 288" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      {field === 'holdImage' && <ellipse className={css.dashes} cx="108" cy="98" rx="60" ry="78" />}
      <rect className={css.dashes} {...box} rx="10" />
      <path className={css.corners} d={corners(box)} />
    </svg>
  )
}
