/** The exchange's backup, as docs/production.md takes it while the exchange runs, and what is restored from it. */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { loginCall, userAssetsCall } from '../../../contract/src/index.ts'
import { connect } from '../../../testing/src/client.ts'
import { operate, startExchangeProcess } from '../../../testing/src/exchange-process.ts'
import { newPerson } from '../../../testing/src/people.ts'
import { type Machine, newMachine } from '../testing/machine.ts'
import { commandsOf } from '../testing/page.ts'

let machine: Machine
beforeAll(async () => {
  machine = await newMachine()
})
afterAll(() => machine.stop())

const exchangeOn = (folder: string) => startExchangeProcess(['--data', machine.at(folder)])

test('books and people are there again from the copy, and phones keep the key that they seal with', async () => {
  const first = await exchangeOn('/var/lib/exchange')
  const { account, password } = await newPerson(first.address, { balance: '250.5' })
  await operate(first.address, 'backup', machine.at('/backup/exchange'))
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  rmSync(machine.at('/var/lib/exchange'), { recursive: true })
  await machine.type(commandsOf('Backups').slice(5))
  const { child, address } = await exchangeOn('/var/lib/exchange')
  const client = connect(address.url, first.address.publicKey)
  const { token } = await client.ask(loginCall, { account, password })
  expect((await client.ask(userAssetsCall, {}, { token })).totalAssets).toBe('250.5')
  child.kill('SIGKILL')
  await once(child, 'exit')
})
