import { linguiConfig } from '@shared/federation/lingui'

// The design system has no catalogs of its own: its words travel with the shell.
export default linguiConfig(import.meta.dirname, ['../shared/ui/src'])
