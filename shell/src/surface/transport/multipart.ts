/** A form sent with progress. XMLHttpRequest: fetch reports none, and its request streams fail on HTTP/1.1. */
import type { Received } from './reply.ts'

/** Without a byte for so long an upload counts as timed out: a slow line that moves is none. */
const STALLED = 60_000

export type Multipart = {
  url: string
  headers: Record<string, string>
  body: FormData
  /** Part sent, 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Rejects only with what `signal` was aborted with. */
export function sendForm({ url, headers, body, onProgress, signal }: Multipart): Promise<Received> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const watch = stallWatch(() => end({ failure: 'timeout', message: 'nothing moved for 60 s' }))
    const abort = () => {
      end(null)
      reject(signal?.reason)
    }
    function end(received: Received | null): void {
      watch.stop()
      signal?.removeEventListener('abort', abort)
      if (received) resolve(received)
      if (xhr.readyState !== XMLHttpRequest.DONE) xhr.abort()
    }
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      watch.moved()
      if (lengthComputable) onProgress?.(loaded / total)
    }
    xhr.onprogress = watch.moved
    xhr.onload = () => end({ status: xhr.status, text: xhr.responseText })
    xhr.onerror = () => end({ failure: 'network', message: 'the upload broke off' })
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    xhr.open('POST', url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.send(body)
    watch.moved()
  })
}

function stallWatch(stalled: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const moved = () => {
    stop()
    timer = setTimeout(stalled, STALLED)
  }
  return { stop, moved }
}
