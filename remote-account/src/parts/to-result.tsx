/** Under review or verified: what became of it stands on a page of its own. */
import * as to from '@shared/contract/to'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useEffect } from 'react'
import { go } from 'shell/navigation'

export function ToResult({ kind }: { kind: 'basic' | 'advanced' }) {
  useEffect(() => go(to.identityResult({ kind }), { replace: true }), [kind])
  return <SkeletonRows rows={6} />
}
