/** Takes the exchange away from a drawn screen, and gives it back. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectServer, forgetServer } from '@shared/testing/pending-requests'
import { act, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { onlineAtom } from 'shell/transport'
import { liveConfig, setLiveConfig } from '../../../shell/src/remotes/live-config.ts'
import { queryClient } from '../../../shell/src/surface/query/query-client.ts'

/** Everything is asked for anew at another address. @param forget what was read so far is gone too @returns goes back */
async function moveTo(apiBase: string, forget: boolean): Promise<() => void> {
  const config = liveConfig()
  setLiveConfig({ ...config, apiBase })
  await act(async () => {
    if (forget) await queryClient.resetQueries()
    else await queryClient.refetchQueries()
  })
  return () => setLiveConfig(config)
}

/** No connection any more. @returns ends it, settled once it is back */
export async function loseConnection(forget: boolean): Promise<() => Promise<void>> {
  const goBack = await moveTo('http://127.0.0.1:9', forget)
  return async () => {
    goBack()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => {
      if (!getDefaultStore().get(onlineAtom).online) throw new Error('The exchange is not reached yet')
    })
  }
}

/** The exchange answers every call with HTTP 500. @returns ends it */
export async function breakExchange(forget: boolean): Promise<() => Promise<void>> {
  const server = createServer((_, response) => response.writeHead(500).end('out of order'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expectServer(origin)
  const goBack = await moveTo(origin, forget)
  return async () => {
    goBack()
    forgetServer(origin)
    server.closeAllConnections()
    server.close()
  }
}
