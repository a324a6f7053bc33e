import { expect, test } from '@jest/globals'
import { standBetween } from './between.ts'

/** Answers everything itself. */
const line = () =>
  standBetween(
    { url: 'http://127.0.0.1:9', publicKey: '', operatorUrl: '', operatorKey: '' },
    {
      instead: (_, response) => Boolean(response.writeHead(200, { 'access-control-allow-origin': '*' }).end('here')),
    },
  )

test('requests to a line that a test stopped time out', async () => {
  const { address, stop } = await line()
  expect(await (await fetch(address.url)).text()).toBe('here')
  await stop()
  await expect(fetch(address.url)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a request to a server that nobody stopped fails', async () => {
  await expect(fetch('http://127.0.0.1:9')).rejects.toMatchObject({ name: 'TypeError' })
})
