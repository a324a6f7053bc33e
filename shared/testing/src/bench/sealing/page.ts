/** Stands in the page that is measured: the phone's own sealing, all of it in one file. */
import { encrypt } from '../../../../../shell/src/surface/transport/cipher.ts'
import { toJson } from '../../../../../shell/src/surface/transport/request.ts'
import { warmUp } from '../../../../../shell/src/surface/transport/warm-up.ts'

declare global {
  /** @param warm after what a page does for it while it is idle @returns ms that each time took */
  var sealed: (body: object, publicKey: string, times: number, warm: boolean) => Promise<number[]>
}

self.sealed = async (body, publicKey, times, warm) => {
  if (warm) await warmUp(publicKey)
  return Array.from({ length: times }, () => {
    const from = performance.now()
    encrypt(toJson(body), publicKey)
    return performance.now() - from
  })
}
