/** Under review or verified: what became of it stands on a page of its own. */
import * as to from '@shared/contract/to'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useEffect } from 'react'
import { go } from 'shell/navigation'

/** @param props.back the page that sent the person here */
export function ToResult({ kind, back }: { kind: 'basic' | 'advanced'; back?: string | undefined }) {
  useEffect(() => go(to.identityResult({ kind, back }), { replace: true }), [kind, back])
  return <SkeletonRows rows={6} />
}
