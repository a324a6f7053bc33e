/** Asks before a link leads to a site over plain http; its code comes with the first such link. */
import { useLingui } from '@lingui/react/macro'
import { useLate } from '@shared/ui/late'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { leavingAtom } from '../surface/overlay/leaving.ts'
import { toast } from '../surface/overlay/toast.ts'

const load = () => import('./leaving.tsx')

export function LeavingView() {
  const [url, setUrl] = useAtom(leavingAtom)
  const [last, setLast] = useState(url)
  if (url && url !== last) setLast(url)
  return last && <LateLeaving url={last} open={url !== ''} onClose={() => setUrl('')} />
}

function LateLeaving(leaving: { url: string; open: boolean; onClose(): void }) {
  const { t } = useLingui()
  const { parts, failed } = useLate(load)
  const { open } = leaving
  useEffect(() => {
    if (failed && open) toast(t`Couldn't reach the server. Try again.`, 'error')
  }, [failed, open, t])
  return parts && <parts.Leaving {...leaving} />
}
