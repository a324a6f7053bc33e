/** Banners and announcements; prices come from the shell's feed. */
import type { Notice } from '@shared/contract/calls/content'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from 'shell/i18n'
import { useSession } from 'shell/session'
import { askFor } from 'shell/transport'
import { noticesCall } from '../../parts/notices.ts'
import { AT_HAND, UNIT } from '../../parts/query.ts'

/** Asked for on every opening, and on a return after so long, in ms. */
const FRESH = 5 * 60_000
const SIZE = 20

/** @param noticeType 1 announcements · 3 banners; with those addressed to who is signed in */
export function useNotices(noticeType: 1 | 3) {
  const { signedIn } = useSession()
  const { bcp47 } = useLanguage()
  const c = noticesCall(signedIn)
  const input = { noticeType, pageNo: 1, pageSize: SIZE } as const
  return useQuery({
    queryKey: [UNIT, c.path, input, bcp47],
    staleTime: FRESH,
    gcTime: AT_HAND,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    // What stands in its place says that it is missing, not why: the server's words come as a notice.
    queryFn: async (asking): Promise<Notice[]> => (await askFor(c, input, asking, { inPlace: false }))?.records ?? [],
  })
}
