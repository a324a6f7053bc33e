/** Price alerts. */
export { tellAlerts } from './alerts.ts'
export { alertCalls } from './calls.ts'
