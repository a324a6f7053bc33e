/** Debian's WebKit under WebDriver, without a library between: https://www.w3.org/TR/webdriver2/#endpoints */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../journeys/reach.ts'
import { programOf } from './engine.ts'

/** @param path behind the session's own */
export type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** A screen that nobody sees, and a bus of its own; its owner wants little motion. @returns ends all of it */
function startDriver(port: number): () => Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const command = ['-a', 'dbus-run-session', '--', programOf('webkit'), `--port=${port}`]
  // its sandbox needs what a container's root is not given
  const env = { ...process.env, XDG_CONFIG_HOME: home, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const child = spawn('xvfb-run', command, { detached: true, stdio: 'ignore', env })
  return async () => {
    if (child.pid && child.exitCode === null) {
      process.kill(-child.pid)
      await once(child, 'exit')
    }
    rmSync(home, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise(resolve => server.close(resolve))
  return port
}

async function request(url: string, method: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await reply.json()) as { value: { error?: string; message?: string } | null }
  if (reply.ok) return value
  throw new Error(`WebKit refuses ${method} ${url}: ${value?.error} ${value?.message}`)
}

/** A window of the height and, as nearly as WebKit's toolbar lets it, the width of a phone. */
export async function openSession(): Promise<{ ask: Ask; end(): Promise<void> }> {
  const port = await freePort()
  const end = startDriver(port)
  const base = `http://127.0.0.1:${port}`
  try {
    await until('WebKitWebDriver does not start', () => request(`${base}/status`, 'GET').then(() => true))
    const { sessionId } = (await request(`${base}/session`, 'POST', { capabilities: {} })) as { sessionId: string }
    const ask: Ask = (method, path, body) => request(`${base}/session/${sessionId}${path}`, method, body)
    await ask('POST', '/window/rect', { width: 375, height: 850 })
    return { ask, end: () => ask('DELETE', '').then(end, end) }
  } catch (error) {
    await end()
    throw error
  }
}
