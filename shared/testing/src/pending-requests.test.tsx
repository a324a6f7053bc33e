import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { standBetween } from './between.ts'
import { requestsNow } from './pending-requests.ts'

/** Answers everything itself. */
const line = () =>
  standBetween(
    { url: 'http://127.0.0.1:9', publicKey: '', operatorUrl: '', operatorKey: '' },
    {
      instead: (_, response) => Boolean(response.writeHead(200, { 'access-control-allow-origin': '*' }).end('here')),
    },
  )

test('requests to a line that a test stopped neither fail nor are answered', async () => {
  const { address, stop } = await line()
  expect(await (await fetch(address.url)).text()).toBe('here')
  await stop()
  let outcome = 'none'
  fetch(address.url).then(
    () => (outcome = 'answered'),
    () => (outcome = 'failed'),
  )
  await waitFor(() => expect(requestsNow()).toContain(`GET ${address.url}: TypeError: fetch failed`))
  await new Promise(resolve => setTimeout(resolve)) // what the failure leads to
  expect(outcome).toBe('none')
})

test('a request to a server that nobody stopped fails', async () => {
  await expect(fetch('http://127.0.0.1:9')).rejects.toThrow()
})
