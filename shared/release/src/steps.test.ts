import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { oneByOne, startTicking, step } from './steps.ts'
import { started } from './testing/started.ts'

const said = jest.spyOn(console, 'error').mockImplementation(() => {})
let end = () => {}

beforeEach(() => {
  said.mockClear()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  step()
  end = startTicking()
})
afterEach(() => {
  end()
  step()
  jest.useRealTimers()
})
const lines = () => said.mock.calls.map(String)

test('says each five seconds what it does, and nothing where nothing takes long', () => {
  jest.advanceTimersByTime(6000)
  step('building trade')
  jest.advanceTimersByTime(9000)
  step()
  jest.advanceTimersByTime(9000)
  expect(lines()).toEqual(['10 s: building trade', '15 s: building trade'])
})

test('says nothing more when it has ended', () => {
  step('building trade')
  end()
  jest.advanceTimersByTime(60_000)
  expect(lines()).toEqual([])
})

test('counts what it works on one by one', async () => {
  const work = async (item: string) => {
    jest.advanceTimersByTime(5000)
    return item.toUpperCase()
  }
  expect(await oneByOne('deleting releases', ['a', 'b'], work)).toEqual(['A', 'B'])
  expect(lines()).toEqual(['5 s: deleting releases, 1 of 2', '10 s: deleting releases, 2 of 2'])
})

test('says that the gate is asked while a promote waits for it', async () => {
  const driver = await started()
  await driver.publish('trade', '1.1.0')
  const gate = async () => {
    jest.advanceTimersByTime(11_000)
    return undefined
  }
  await driver.promote(['trade'], { gate })
  jest.advanceTimersByTime(5000)
  expect(lines()).toEqual(['5 s: asking the gate', '10 s: asking the gate', '15 s: deciding'])
})
