/** A guest account whose password nobody has saved yet: it stays on this device, so that a reload locks nobody out. */
import { deviceAtom } from '@shared/ui/preferences'
import { getDefaultStore } from 'jotai'

export type UnsavedGuest = { account: string; initialPassword: string }

export const unsavedGuestAtom = deviceAtom<UnsavedGuest | null>('guest.unsaved.v1', stored => {
  const { account, initialPassword }: Partial<Record<keyof UnsavedGuest, unknown>> = Object(stored)
  return typeof account === 'string' && typeof initialPassword === 'string' ? { account, initialPassword } : null
})

export const forgetUnsavedGuest = (): void => getDefaultStore().set(unsavedGuestAtom, null)
