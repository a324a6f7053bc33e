/** Two investments of the past: one ran to its end, one was taken back within its hour. */
import { DAY, HOUR, MINUTE } from '../../clock.ts'
import { buyProduct, catchUp, leaveProduct } from '../../invest/index.ts'
import type { Act } from './acts.ts'

const A2 = { productId: 'A2', agreed: true, expected: '0.0008', clientOrderId: 'demo-history' } as const
const CYCLE = 7

/** @param today when the day of the first tick began, UTC+8 */
export function investmentsOf(today: number): Act[] {
  const [held, cancelled] = [today - 36 * DAY + 9 * HOUR, today - 12 * DAY + 9 * HOUR]
  return [...runOut(held, '300'), ...takenBack(cancelled, '200')]
}

/** What is due is done as its moment is passed. */
function runOut(at: number, quantity: string): Act[] {
  let id = ''
  const starts = at + HOUR
  return [
    {
      at,
      does(tx, { context, user }) {
        id = buyProduct(tx, context, user, { ...A2, quantity }, false).id
      },
    },
    ...Array.from({ length: CYCLE + 1 }, (_, day) => ({
      at: starts + day * DAY,
      does: ((tx, { context }) => catchUp(tx, context, id)) satisfies Act['does'],
    })),
  ]
}

function takenBack(at: number, quantity: string): Act[] {
  let id = ''
  return [
    {
      at,
      does(tx, { context, user }) {
        id = buyProduct(tx, context, user, { ...A2, quantity }, false).id
      },
    },
    {
      at: at + 20 * MINUTE,
      does: (tx, { context, user }) => void leaveProduct(tx, context, user, id, quantity),
    },
  ]
}
