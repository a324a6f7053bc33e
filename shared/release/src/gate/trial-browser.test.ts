import { BlockList } from 'node:net'
import { expect, test } from '@jest/globals'
import type { BrowserContext } from 'puppeteer'
import { openTab } from './trial-browser.ts'

/** A context whose pages keep the headers that they are told to send. */
function fakeContext() {
  const sent: Record<string, string>[] = []
  const page = {
    setViewport: async () => {},
    on: () => {},
    setExtraHTTPHeaders: async (headers: Record<string, string>) => void sent.push(headers),
  }
  const context = { newPage: async () => page } as unknown as BrowserContext
  return { context, sent }
}

test('gives each tab of a trial an address of its own, since a gateway takes few reports of one', async () => {
  const measured = new BlockList()
  measured.addSubnet('198.18.0.0', 15)
  const { context, sent } = fakeContext()
  for (let tab = 0; tab < 600; tab++) await openTab(context)
  const addresses = sent.map(headers => headers['x-forwarded-for'] ?? '')
  expect(new Set(addresses).size).toBe(600)
  expect(addresses.filter(address => !measured.check(address))).toEqual([])
})
