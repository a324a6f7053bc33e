/** Which form the address of the page names, and the ways into it and out of it. */
import * as to from '@shared/contract/to'
import { useRef } from 'react'
import { usePlace } from 'shell/navigation'
import { useAddressedSheet } from 'shell/screen'
import { useBack } from '../../parts/back.ts'
import { type Kind, type View, viewOf } from './settlement.model.ts'

export function useView() {
  const { query } = usePlace(to.withdrawAccounts)
  const adding = useAddressedSheet(to.withdrawAccounts, 'add')
  const editing = useAddressedSheet(to.withdrawAccounts, 'edit')
  const { named, leave } = useBack()
  /** Whether a press here opened it: what another page sent here goes back there. */
  const own = useRef(false)
  const view: View = viewOf(query)
  const opening = (open: () => void) => {
    own.current = true
    open()
  }
  return {
    ...{ view, leave },
    add: (kind: Kind) => opening(() => adding.show(kind)),
    edit: (id: string) => opening(() => editing.show(id)),
    close() {
      if (named && !own.current) return leave()
      own.current = false
      const { frame } = view.is === 'edit' ? editing : adding
      frame.onClose()
    },
  }
}
