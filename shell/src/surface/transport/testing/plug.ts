import type { Platform } from '@shared/contract'
import { type Port, setPort } from '../port.ts'

/** Connects the transport for a test, as a visitor unless it says otherwise. @returns what it was told */
export function plug(config: () => Platform, rest: Partial<Port> = {}): { expired: string[]; notices: string[] } {
  const told = { expired: [] as string[], notices: [] as string[] }
  setPort({
    token: () => '',
    owner: () => '',
    onExpired: token => void told.expired.push(token),
    notify: text => void told.notices.push(text),
    language: () => 'en-US',
    config,
    ...rest,
  })
  return told
}
