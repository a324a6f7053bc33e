export type { Log } from './log.ts'
export { type Gateway, type GatewayOptions, startGateway } from './start-gateway.ts'
