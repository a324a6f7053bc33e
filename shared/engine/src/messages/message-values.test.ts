import { expect, test } from '@jest/globals'
import { refused } from '../refusals/refuse.ts'
import { withOwn } from './message-values.ts'
import type { Message } from './notify.ts'

const about = { user: 'ann', eventKey: 'test', tab: 'system', at: 1 } as const

test('a message without a value of its texts, or without the unit of a number, does not compile', () => {
  const messages: Message[] = [
    { ...about, template: 'level-gift', values: { vip: 'VIP 1', amount: '5', currency: 'USDT' } },
    // @ts-expect-error an amount has a currency
    { ...about, template: 'level-gift', values: { vip: 'VIP 1', amount: '5' } },
    // @ts-expect-error the text has {vip}
    { ...about, template: 'level-fallen', values: { vpi: 'VIP 1' } },
  ]
  expect(messages).toHaveLength(3)
})

test('a domain adds its own values to those of the message', () => {
  expect(withOwn('product-ended', { id: 'P1' }, { amount: '5', currency: 'USDT' })).toEqual({
    template: 'product-ended',
    values: { id: 'P1', amount: '5', currency: 'USDT' },
  })
})

test('a refusal without a value of its sentence does not compile', () => {
  expect(refused('too-many', { n: 3 }).values).toEqual({ n: 3 })
  // @ts-expect-error the sentence has {n}
  expect(refused('too-many').values).toEqual({})
})
