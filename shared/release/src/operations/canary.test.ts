import { expect, test } from '@jest/globals'
import { started } from '../testing/started.ts'

/** Trade 1.1.0 goes to a part of the phones by decision 2. */
async function underWay() {
  const driver = await started()
  const canary = await driver.publish('trade', '1.1.0')
  const { decision } = await driver.promote(['trade'], { percent: 5 })
  return { ...driver, canary, decision }
}

test('a canary stands beside what is live, whole, and changes nothing else', async () => {
  const { canary, decision, first, text } = await underWay()
  const before = JSON.parse(await text('decisions/00000001.json')).config.units
  const { trade, ...others } = decision.config.units
  const { canary: told, ...stable } = trade ?? { canary: undefined }
  expect(decision.action).toBe(`promote trade@${canary} to 5%`)
  expect(told).toMatchObject({ release: canary, percent: 5, serial: 2, entry: `/r/trade/${canary}/main.js` })
  expect({ trade: stable, ...others }).toEqual(before)
  expect(stable).toMatchObject({ release: first.trade })
})

test('a canary that grows keeps its serial, and so its phones; another release is another canary', async () => {
  const { publish, promote } = await underWay()
  expect((await promote(['trade'], { percent: 25 })).decision.config.units.trade?.canary).toMatchObject({
    ...{ percent: 25, serial: 2 },
  })
  expect((await promote(['trade'], { percent: 25 })).changed).toBe(false)
  await publish('trade', '1.2.0')
  expect((await promote(['trade'], { percent: 25 })).decision.config.units.trade?.canary?.serial).toBe(4)
})

test('promoting the canary to all makes it stable, with the stable one as its previous', async () => {
  const { promote, canary, first } = await underWay()
  const { trade } = (await promote([`trade@${canary}`])).decision.config.units
  expect(trade).toMatchObject({ release: canary, serial: 3, previous: { release: first.trade, serial: 1 } })
  expect(trade).not.toHaveProperty('canary')
})

test('a canary that was taken back goes out again, to as many phones, only by its name and where somebody means it', async () => {
  const { promote, rollback, canary } = await underWay()
  await rollback('trade')
  for (const [name, again] of [
    ['trade', false],
    ['trade', true],
    [`trade@${canary}`, false],
  ] as const)
    await expect(promote([name], { percent: 5, again })).rejects.toThrow(`trade@${canary} was taken back by decision 3`)
  expect((await promote([`trade@${canary}`], { percent: 5, again: true })).decision.action).toContain('again')
})

test('a rollback ends the canary first, then goes back', async () => {
  const { rollback, promote, canary, first, publish } = await underWay()
  const ended = await rollback('trade')
  expect([ended.from, ended.to, ended.decision.config.units.trade?.canary]).toEqual([canary, first.trade, undefined])
  await expect(rollback('trade')).rejects.toThrow('is the first that was live')
  await promote([`trade@${canary}`])
  await publish('trade', '1.2.0')
  await promote(['trade'], { percent: 1 })
  expect((await rollback('trade', { steps: 1 })).to).toBe(first.trade)
})

test('a rollback never brings a canary back', async () => {
  const { rollback, promote, canary, first } = await underWay()
  await promote([`trade@${canary}`])
  const { to, decision } = await rollback('trade')
  expect([to, decision.config.units.trade]).toEqual([
    first.trade,
    expect.not.objectContaining({ canary: expect.anything() }),
  ])
})

test('promoting what is stable ends the canary', async () => {
  const { promote, first } = await underWay()
  const { decision, changed } = await promote([`trade@${first.trade}`])
  expect([changed, decision.config.units.trade?.canary, decision.config.units.trade?.serial]).toEqual([
    true,
    undefined,
    1,
  ])
})

test('a canary of a shell, of a unit that is not live and of what is live already are refused', async () => {
  const { publish, promote, first } = await underWay()
  for (const unit of ['shell', 'invest']) await publish(unit, '1.1.0')
  await expect(promote(['shell'], { percent: 5 })).rejects.toThrow('A shell goes to all phones at once')
  await expect(promote(['invest'], { percent: 5 })).rejects.toThrow('invest is not live yet')
  await expect(promote([`trade@${first.trade}`], { percent: 5 })).rejects.toThrow('is live for all phones already')
})
