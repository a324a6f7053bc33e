import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { liveConfig, setLiveConfig } from '../../../../shell/src/remotes/live-config.ts'
import { button, playTo, quantityField, says, show, text } from './testing.tsx'

/** What React last drew an element with: another object each time that it is drawn. */
const drawnWith = (element: Element): unknown =>
  Reflect.get(element, Object.keys(element).find(key => key.startsWith('__reactProps$')) ?? '')

/** @returns what was drawn of the ticket's form at the ticks of these seconds, by text */
async function drawnAt(ticks: readonly (readonly [second: number, price: string])[]): Promise<string[]> {
  const form = await screen.findByRole('form', { name: 'Order' })
  const drawn: string[] = []
  // the clock jumps over 100 s: the price before is not to count as stale where another reply tells the new time first
  const { market, ...config } = liveConfig()
  setLiveConfig({ ...config, market: { ...market, staleMs: 3_600_000 } })
  for (const [second, price] of ticks) {
    const before = [...form.querySelectorAll('*')].map(element => [element, drawnWith(element)] as const)
    await playTo(second)
    await says(() => screen.getByRole('banner'), price)
    expect(before.every(([, props]) => props !== undefined)).toBe(true)
    for (const [element, props] of before)
      if (drawnWith(element) !== props) drawn.push(`${element.localName} ${text(element)}`)
  }
  return drawn
}

test('while nothing is typed no tick draws the form, whatever the price does', async () => {
  await show()
  await quantityField()
  await button(/^Buy long/)
  await says(() => screen.getByRole('banner'), '64,000.00')
  expect(
    await drawnAt([
      [100, '65,000.00'],
      [200, '64,000.00'],
      [300, '61,000.00'],
    ]),
  ).toEqual([])
})

test('with a quantity a tick draws what it costs, not what was typed and chosen', async () => {
  const shown = await show()
  await shown.user.type(await quantityField(), '0.01')
  await says(() => button(/^Buy long/), 'Liq. ')
  const drawn = await drawnAt([
    [400, '64,000.00'],
    [500, '66,000.00'],
  ])
  expect(drawn.join('\n')).toContain('Margin + fee')
  const form = await screen.findByRole('form', { name: 'Order' })
  const still = within(form).getAllByRole('button').map(text)
  for (const words of [...still, 'Isolated', 'Cross']) expect(drawn).not.toContain(`button ${words}`)
  expect(drawn.filter(one => /^(input|label)/.test(one))).toEqual([])
})

test('the form of a second contract is drawn by no tick, also with a stake', async () => {
  const shown = await show({ query: { mode: 'second' } })
  await shown.user.type(await screen.findByRole('textbox', { name: /^Stake/ }), '20')
  await says(() => button(/^Rise./), '+16')
  expect(
    await drawnAt([
      [600, '64,000.00'],
      [700, '64,500.00'],
    ]),
  ).toEqual([])
})

test.each([
  { mode: 'option', field: /^Quantity/, typed: '0.01', draws: 'Break-even price', tick: [800, '64,000.00'] },
  { mode: 'spot', field: /^Pay/, typed: '20', draws: 'You receive', tick: [1200, '66,000.00'] },
] as const)('in $mode mode a tick draws what it costs or brings, not what was typed and chosen', async o => {
  const shown = await show({ query: { mode: o.mode }, as: { contract: '5000', balance: '5000' } })
  const form = await screen.findByRole('form', { name: 'Order' })
  const input = await within(form).findByRole('textbox', { name: o.field })
  await shown.user.type(input, o.typed)
  await says(() => form, o.draws)
  const drawn = await drawnAt([o.tick])
  expect(drawn.join('\n')).toContain(o.draws)
  const chosen = within(within(form).getByRole('radiogroup', { name: 'Direction' })).getAllByRole('radio')
  const still = [...chosen, input].map(each => each.closest('label, div'))
  expect(still).not.toContain(null)
  for (const part of still) expect(drawn).not.toContain(`${part?.localName} ${text(part)}`)
})
