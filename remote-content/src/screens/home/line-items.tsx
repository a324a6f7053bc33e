/** What takes turns in the one line of notices: a warning, the next step of verification, then announcements. */
import type { Notice } from '@shared/contract/calls/content'
import * as to from '@shared/contract/to'
import { foreignTag } from '@shared/format/foreign'
import type { LucideIcon } from '@shared/ui/icon'
import { Info, Megaphone, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { useWays } from 'shell/navigation'
import { useAddressedSheet } from 'shell/screen'
import { useSession } from 'shell/session'
import { useFace } from './prompt-face.tsx'
import { usePopup } from './use-popup.ts'
import { usePrompt } from './use-prompt.ts'
import { WarningSheet } from './warning-sheet.tsx'

export type LineItem = {
  key: string
  icon: LucideIcon
  /** Its icon's colour; absent of what is only news. */
  kind?: 'brand' | 'wait' | 'danger' | undefined
  title: ReactNode
  note?: ReactNode
  lang?: string | undefined
  /** Where it leads; a warning opens its words instead. */
  href?: string | undefined
  onOpen?: (() => void) | undefined
  onClose?: (() => void) | undefined
}

export function useAnnouncementItems(notices: readonly Notice[]): LineItem[] {
  const { code } = useLanguage()
  const way = useWays()
  return notices.map(({ id, lang, title }) => ({
    key: id,
    icon: Megaphone,
    title,
    lang: foreignTag(lang, code),
    href: way(to.articleDetail({ kind: 'notice', id })),
  }))
}

function usePromptItems(): LineItem[] {
  const found = usePrompt()
  const faces = useFace()
  if (!found || found.kind === 'visitor') return []
  const { icon = Info, kind = 'brand', title, children: note } = faces[found.kind]
  return [{ key: 'prompt', icon, kind, title, note, href: found.href, onClose: found.onClose }]
}

function useWarningItems(signedIn: boolean): { items: LineItem[]; sheet: ReactNode } {
  const { value, close, end } = usePopup(signedIn)
  const { code } = useLanguage()
  const sheet = useAddressedSheet(to.home, 'sheet')
  if (!value) return { items: [], sheet: null }
  const { id, title, abstract: note, lang } = value
  const words = { title, note, lang: foreignTag(lang, code) }
  return {
    items: [
      { key: id, icon: ShieldAlert, kind: 'wait', ...words, onOpen: () => sheet.show('warning'), onClose: close },
    ],
    sheet: <WarningSheet notice={value} onEnd={end} {...sheet.frame} open={sheet.value === 'warning'} />,
  }
}

/** What concerns the person alone; of a visitor nothing. `sheet` holds a warning's words. */
export function useOwnItems(): { items: LineItem[]; sheet: ReactNode } {
  const { signedIn } = useSession()
  const prompted = usePromptItems()
  const { items, sheet } = useWarningItems(signedIn)
  return { items: [...items, ...prompted], sheet }
}
