/** Sheets of a screen: with a value, with a place in the address, or with code that loads late. */
import { useLingui } from '@lingui/react/macro'
import type { Address, Query } from '@shared/contract/address'
import { type Late, useLate } from '@shared/ui/late'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { back, present, wasPushed } from '../navigation/go.ts'
import { type Place, usePage } from '../navigation/page-context.ts'
import { usePlace } from '../navigation/place.ts'
import { toast } from '../overlay/toast.ts'

type SheetState<T> = { key: number; value: T | null; open: boolean }

/**
 * A sheet about something: `value` stays while the sheet goes, and each showing has a `key` of its own, so that what was
 * done in one is not found in the next.
 */
export function useSheet<T>() {
  const [shown, set] = useState<SheetState<T>>({ key: 0, value: null, open: false })
  const show = useCallback((value: T) => set(({ key }) => ({ key: key + 1, value, open: true })), [])
  const close = useCallback(() => set(now => ({ ...now, open: false })), [])
  return { ...shown, show, close }
}

/**
 * A sheet whose being open stands in the page's address, with an entry of its own: Back closes it, a reload opens it. The
 * entry knows that a press opened it, once, however often; what a link opened has none of its own: closing it leaves the page where it is.
 */
export function useAddressedSheet<K extends string>(of: Address<K>, name: NoInfer<K>) {
  const { query, setQuery } = usePlace(of)
  const { place } = usePage()
  const left = useRef<Place>(undefined)
  const value: string | undefined = query[name as keyof typeof query]
  const show = (next: string) => setQuery({ [name]: next } as Query<K>, { push: !wasPushed(present(), name) })
  const onClose = () => {
    const steps = wasPushed(place, name) && left.current !== place // the second of a double tap does not leave the page
    left.current = place
    if (steps) back()
    else setQuery({ [name]: undefined } as Query<K>)
  }
  return { value, show, frame: { open: value !== undefined, addressed: true, onClose } }
}

/**
 * A module that loads right after the first paint. If a press waits for it and it fails to load, a toast says so.
 * @param load one import(), the same function each time
 */
export function useLater<M>(load: () => Promise<M>): Pick<Late<M>, 'parts' | 'bring'> {
  const { t } = useLingui()
  const { parts, bring } = useLate(load)
  const brought = useCallback(async () => {
    const came = await bring()
    if (!came) toast(t`Couldn't load this part. Try again.`, 'error')
    return came
  }, [bring, t])
  return { parts, bring: brought }
}

/** For a `Sheet`: whether it is open, and how it closes. */
export type SheetFrame = { open: boolean; onClose(): void }

/** A sheet about something whose code comes after the first paint. @param load one import(), the same function each time */
export function useLateSheet<T, M>(load: () => Promise<M>) {
  const { parts, bring } = useLater(load)
  const { key, value, open, show, close } = useSheet<T>()
  return {
    parts,
    close,
    show: useCallback(async (next: T) => void ((await bring()) && show(next)), [bring, show]),
    /** @param sheet what the module brings; it needs the key that it is given */
    draw: (sheet: (parts: M, value: T, frame: SheetFrame & { key: number }) => ReactNode): ReactNode =>
      parts && value !== null ? sheet(parts, value, { key, open, onClose: close }) : null,
  }
}
