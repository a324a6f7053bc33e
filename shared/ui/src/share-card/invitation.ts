/** The card of an invitation: a few words, a code for cameras, the same code to be typed. */
import { drawCode, drawName, type Pen } from './pen.ts'

export type Invitation = {
  title: string
  /** What a camera reads, with the words and the code below it. */
  join: { link: string; label: string; code: string }
}

const MIDDLE = 375
const SIDE = 360
const WITHIN = 638

export function drawInvitation(pen: Pen, { title, join }: Invitation): void {
  const { context, colours } = pen
  context.fillStyle = colours['surface-0']
  context.fillRect(0, 0, 750, 1000)
  drawName(pen, 56, 60, 2.25)
  pen.write(title, { x: 56, y: 236, size: 56, colour: 'text-1', weight: 600, within: WITHIN })
  waterline(pen)
  drawCode(pen, join.link, MIDDLE - SIDE / 2, 348, SIDE)
  const centred = { x: MIDDLE, align: 'center', within: WITHIN } as const
  pen.write(join.label, { ...centred, y: 784, size: 28, colour: 'text-3' })
  pen.write(join.code, { ...centred, y: 868, size: 72, colour: 'brand', weight: 600 })
  pen.write(new URL(join.link).host, { ...centred, y: 944, size: 28, colour: 'text-2' })
}

function waterline({ context, colours }: Pen): void {
  context.fillStyle = colours['line-1']
  context.fillRect(0, 290, 750, 2)
}
