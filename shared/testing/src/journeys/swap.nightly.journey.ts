/** Memory, timers and stylesheets over twenty swaps of a release. */
import { expect, test } from '@jest/globals'
import type { Driver } from './driver.ts'
import { lookAgain } from './look-again.ts'
import { isSame, mark, runs } from './ship.ts'
import { swapJourney } from './swap.ts'

const { newPhone, platform, built, published, promoted, goes } = swapJourney()

/** Timers that run on the page from now on: how many there are. */
async function countTimers(phone: Driver): Promise<() => Promise<number>> {
  await phone.page.evaluateOnNewDocument(() => {
    const running = new Set<unknown>()
    const { setInterval: begin, clearInterval: end } = self
    Object.assign(self, {
      running,
      setInterval: (...work: Parameters<typeof begin>) => {
        const timer = begin(...work)
        running.add(timer)
        return timer
      },
      clearInterval: (timer: number) => {
        running.delete(timer)
        end(timer)
      },
    })
  })
  return () => phone.page.evaluate(() => Reflect.get(self, 'running').size)
}

/** Versions of React that the shell lends. */
const reacts = (phone: Driver) =>
  phone.page.evaluate(() => {
    const shell = self.__FEDERATION__.__INSTANCES__.find(({ name }) => name.startsWith('shell__'))
    return Object.keys(shell?.shareScopeMap.default?.react ?? {}).length
  })

test('twenty swaps to and fro: one React, no reload, no more stylesheets or timers than before, and memory that does not grow', async () => {
  const releases = [built('account').release, await published('account')]
  const phone = await newPhone()
  const timers = await countTimers(phone)
  await phone.open('/home')
  await mark(phone)
  const session = await phone.page.createCDPSession()
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const swap = async (i: number) => {
    const release = releases[i % 2] ?? ''
    await promoted('account', release)
    await lookAgain(phone, platform().store)
    await goes(phone, '/language')
    await phone.when(async () => (await runs(phone, 'account')).join() === `account__${release}`)
    await goes(phone, '/home')
  }
  for (let i = 1; i <= 10; i++) await swap(i) // until what is compiled and kept once is there
  const [before, sheets] = [await heap(), await phone.page.$$eval('link[rel=stylesheet]', all => all.length)]
  const running = await timers()
  for (let i = 11; i <= 30; i++) await swap(i)
  expect(await phone.page.$$eval('link[rel=stylesheet]', all => all.length)).toBeLessThanOrEqual(sheets)
  expect([await isSame(phone), await reacts(phone), await timers()]).toEqual([true, 1, running])
  await phone.when(async () => (await heap()) - before < 1_000_000) // on a busy machine some of it is let go of later
  if ((await runs(phone, 'account')).join() !== `account__${releases[0]}`) await promoted('account', releases[0] ?? '')
})
