/** Announcements, page by page: everybody's, with those addressed to who is signed in. */
import type { Notice } from '@shared/contract/calls/content'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from 'shell/i18n'
import { useSession } from 'shell/session'
import { askFor } from 'shell/transport'
import { noticesCall } from '../../parts/notices.ts'
import { AT_HAND, UNIT } from '../../parts/query.ts'

const SIZE = 20
const ANNOUNCEMENT = 1

export function useAnnouncements() {
  const { signedIn } = useSession()
  const { bcp47 } = useLanguage()
  const c = noticesCall(signedIn)
  const input = { noticeType: ANNOUNCEMENT, pageSize: SIZE } as const
  return useInfiniteQuery({
    queryKey: [UNIT, c.path, 'pages', input, bcp47],
    initialPageParam: 1,
    gcTime: AT_HAND,
    refetchOnMount: 'always',
    queryFn: ({ pageParam, ...asking }) => askFor(c, { ...input, pageNo: pageParam }, asking),
    getNextPageParam: last => (last && last.current < last.pages ? last.current + 1 : undefined),
  })
}

/** Pinned ones first, else as the server sorts; one that moved to the next page meanwhile stands once. */
export function inOrder(pages: readonly ({ records: Notice[] } | null)[]): Notice[] {
  const rows = [...new Map(pages.flatMap(page => page?.records ?? []).map(row => [row.id, row])).values()]
  return rows.sort((a, b) => Number(b.top ?? false) - Number(a.top ?? false))
}
