/** Names the site of a link before it is opened in a new tab, where it learns nothing of ours. */
import { LeavingSheet } from '@shared/ui/leaving-sheet'

export function Leaving({ url, open, onClose }: { url: string; open: boolean; onClose(): void }) {
  const leave = () => {
    window.open(url, '_blank', 'noopener,noreferrer')
    onClose()
  }
  return <LeavingSheet open={open} url={url} onClose={onClose} onLeave={leave} />
}
