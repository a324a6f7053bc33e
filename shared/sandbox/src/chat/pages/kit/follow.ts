/** Follows a stream of JSON lines, and comes back by itself whenever it breaks. */

export type Following = {
  /** Now rather than when its turn comes: the network is back, or there is another ticket. */
  again(): void
  stop(): void
}

export type Follower = {
  open(signal: AbortSignal): Promise<Response>
  line(value: unknown): void
  /** true: it stands, and what was said meanwhile has to be asked for. */
  stands(is: boolean): void
}

/** ms; a second at first, half a minute at most. */
const FIRST = 1000
const LONGEST = 30_000
/** The exchange speaks at least every 20 s: a line that is silent for so long is dead, whatever the phone believes. */
const SILENCE = 45_000

/** Not all pages that lost the exchange come back in the same moment. */
const wait = (tries: number): number => Math.min(LONGEST, FIRST * 2 ** tries) * (0.5 + Math.random() / 2)

export function follow(follower: Follower): Following {
  let tries = 0
  let over = false
  let wake = () => {}
  let attempt = new AbortController()

  async function once(): Promise<void> {
    attempt = new AbortController()
    const watch = watchdog(attempt)
    try {
      const reply = await follower.open(attempt.signal)
      if (!reply.ok || !reply.body) return
      tries = 0
      follower.stands(true)
      await eachLine(reply.body, watch.fed, follower.line)
    } catch {
      // it broke, which is what comes next is for
    } finally {
      watch.end()
    }
  }

  async function run(): Promise<void> {
    while (!over) {
      await once()
      if (over) return
      follower.stands(false)
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, wait(tries++))
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  const again = () => {
    tries = 0
    attempt.abort()
    wake()
  }
  void run()
  return {
    again,
    stop: () => {
      over = true
      again()
    },
  }
}

function watchdog(attempt: AbortController) {
  let timer = setTimeout(() => attempt.abort(), SILENCE)
  const end = () => clearTimeout(timer)
  const fed = () => {
    end()
    timer = setTimeout(() => attempt.abort(), SILENCE)
  }
  return { fed, end }
}

async function eachLine(body: ReadableStream<Uint8Array>, fed: () => void, line: (value: unknown) => void) {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    fed()
    const lines = (rest + piece.value).split('\n')
    rest = lines.pop() ?? ''
    for (const one of lines) if (one) line(JSON.parse(one))
  }
}
