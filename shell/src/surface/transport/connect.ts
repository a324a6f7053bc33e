import { watchConnection } from './online.ts'
import { type Port, setPort } from './port.ts'

let stop = () => {}

/** Ties the transport to the shell: once, before the first call. */
export function connect(port: Port): void {
  stop()
  setPort(port)
  stop = watchConnection()
}

/** Unties it again; for tests. */
export function disconnect(): void {
  stop()
  setPort(null)
}
