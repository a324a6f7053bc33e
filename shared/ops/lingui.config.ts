import { linguiConfig } from '@shared/federation/lingui'

// The parts of the design system that stand on the page bring their words along.
const parts = [
  'back-closes',
  'banner',
  'button',
  'empty-state',
  'error-panel',
  'field',
  'icon-button',
  'sheet',
  'skeleton',
  'stale-note',
]

export default linguiConfig(
  import.meta.dirname,
  parts.map(part => `../ui/src/${part}`),
)
