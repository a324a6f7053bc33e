/** How the time grows in which a page reads its address. Only a watch can tell, so the short run leaves it out. */
import { expect, test } from '@jest/globals'
import { takesCanary } from '@shared/contract/canary'
import { growth, LINEAR } from '../../../testing/src/foreign-text/growth.ts'
import { addressNow } from './address-now.ts'
import { preloads } from './preloads.ts'

const live = {
  shell: { release: 's1', files: {}, preload: {} },
  units: { trade: { release: 't1', files: {}, preload: {}, routes: [{ path: '/kline' }] } },
}

test('an address of many slashes is read in time that grows as it does', () => {
  document.head.innerHTML = `<script type="application/json" id="config">${JSON.stringify(live)}</script>`
  const read = (address: string) => {
    history.replaceState(null, '', address)
    preloads(addressNow, takesCanary)
  }
  expect(growth(read, length => `/#/x${'/'.repeat(length)}x`)).toBeLessThan(LINEAR)
})
