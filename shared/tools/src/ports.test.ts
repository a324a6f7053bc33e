import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from '@jest/globals'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** @returns its port */
async function listening(server: Server, host: string): Promise<number> {
  servers.push(server.listen(0, host))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Runs a line that may end its process. @returns its exit code and what it said */
async function ended(line: string, env: NodeJS.ProcessEnv = {}) {
  const script = `const ports = await import(${JSON.stringify(`${import.meta.dirname}/ports.ts`)})\n${line}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, said: out + err }
}

test.each([
  ['', 8080],
  ['8081', 8081],
  ['65535', 65_535],
])('takes PORT=%s for %d', async (PORT, port) => {
  expect(await ended('console.log(ports.portIn(process.env))', { PORT })).toEqual({ code: 0, said: `${port}\n` })
})

test.each(['x', '0', '-1', '80.5', '65536', '8080x'])('refuses PORT=%s in words', async PORT => {
  const refused = { code: 1, said: `\nPORT=${PORT} is no port. Give a number from 1 to 65535.\n` }
  expect(await ended('console.log(ports.portIn(process.env))', { PORT })).toEqual(refused)
})

const addresses = Object.values(networkInterfaces()).flatMap(all => all?.map(({ address }) => address) ?? [])
const loopbacks = ['127.0.0.1', '::1'].filter(address => addresses.includes(address))
if (loopbacks.length < 2) console.warn(`Left out: this machine has ${loopbacks} alone`)

test.each(loopbacks)('says that the port is taken when another program listens at %s alone', async host => {
  const port = await listening(createServer(), host)
  const { code, said } = await ended(`await ports.needPort(${port}, 'npm start')`)
  expect([code, said]).toEqual([1, expect.stringMatching(`Port ${port} is taken at .*PORT=8081 npm start`)])
})

test('takes a port at which nothing listens', async () => {
  const server = createServer()
  const port = await listening(server, '127.0.0.1')
  await new Promise(resolve => servers.pop()?.close(resolve))
  expect(await ended(`await ports.needPort(${port}, 'npm start')`)).toEqual({ code: 0, said: '' })
})

/** What answers /healthz so. @returns its address */
async function answering(body: string): Promise<string> {
  const server = createHttpServer((_, res) => res.end(body))
  return `http://127.0.0.1:${await listening(server, '127.0.0.1')}`
}

test.each([
  ['another program', '<html>'],
  ['a gateway of another installation', '{"serial":7}'],
])('does not print an address at which %s answers', async (_, body) => {
  const [own, other] = [await answering('{"serial":3}'), await answering(body)]
  const { code, said } = await ended(`await ports.needAnswer('${other}', '${own}')`)
  expect([code, said]).toEqual([1, expect.stringContaining(`the app runs at ${own}`)])
  expect(await ended(`await ports.needAnswer('${own}', '${own}')`)).toEqual({ code: 0, said: '' })
})
