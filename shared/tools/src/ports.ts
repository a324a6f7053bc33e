/** The port at which a command serves the app: as it is given, and whether it is free. */
import { createServer } from 'node:net'
import { fail } from './fail.ts'

/** PORT of the environment. @param least 0 for a command that prints the address which a free port brings */
export function portIn({ PORT = '' }: NodeJS.ProcessEnv, least = 1): number {
  const port = PORT === '' ? 8080 : Number(PORT)
  if (Number.isInteger(port) && port >= least && port <= 65_535) return port
  return fail(`PORT=${PORT} is no port. Give a number from ${least} to 65535.`)
}

/** A browser takes "localhost" for ::1 or for 127.0.0.1, and another program may listen at one of them alone. */
const everyAddress = ['0.0.0.0', '::', '127.0.0.1', '::1']

/** What listening tells where this machine has no such address. */
const absent = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/** @returns what keeps it from being listened at */
const obstacle = (port: number, host: string): Promise<string | undefined> =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(absent.includes(code) ? undefined : code))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })

/**
 * A port that cannot be had is said before anything is built.
 * @param command to try with another port @param hosts all at which it is served
 */
export async function needPort(port: number, command: string, hosts: readonly string[] = everyAddress): Promise<void> {
  for (const host of hosts) {
    const code = await obstacle(port, host)
    if (code === 'EACCES') fail(`Port ${port} is the administrator's here. Choose another: PORT=8081 ${command}`)
    if (code !== undefined)
      fail(
        `Port ${port} is taken at ${host}, perhaps by another start of tarn. Stop that, or choose another: PORT=8081 ${command}`,
      )
  }
}

/** The decision that a gateway serves; undefined where there is no gateway. */
async function serialAt(url: string): Promise<unknown> {
  try {
    const reply = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) })
    return ((await reply.json()) as { serial?: unknown }).serial
  } catch {
    return undefined
  }
}

/** Ends where the address that will be printed leads to another program. @param gateway the one that was started */
export async function needAnswer(url: string, gateway: string): Promise<void> {
  const [seen, own] = await Promise.all([serialAt(url), serialAt(gateway)])
  if (seen === undefined || seen !== own)
    fail(
      `Another program answers at ${url}, or none: the app runs at ${gateway}. Choose another port: PORT=8081 npm start`,
    )
}
