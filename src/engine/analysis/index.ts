/** Hand analysis: distance, useful tiles, waits, discards and routes to a legal win. */
export {
  acceptance,
  copiesLeft,
  type DiscardChoice,
  discardChoices,
  type Improvement,
  improvements,
  type Useful,
} from './acceptance.ts'
export {
  analyseHand,
  type DiscardingAnalysis,
  type DiscardView,
  type HandAnalysis,
  type ShapeShanten,
  shapeShanten,
  type Viewpoint,
  type WaitingAnalysis,
} from './analyse.ts'
export { distance, orphansDistance, pairsDistance, standardDistance } from './distance.ts'
export { groupOf } from './groups.ts'
export { type Route, type RouteBook, routeBook } from './route-book.ts'
export { RouteMeter } from './route-meter.ts'
export { planRoute, type RoutePlan } from './route-plan.ts'
export type { Promised, RouteContext } from './route-price.ts'
export {
  liveHand,
  ROUTE_PARTS,
  type RoutePart,
  type RoutePartCode,
  type RouteView,
  routeParts,
  routesOf,
} from './routes.ts'
export { RunningHand, runningHand, runningTiles } from './running-hand.ts'
export {
  copiesOf,
  eachDiscard,
  type KindMasks,
  kindsOfMasks,
  usefulKinds,
  usefulMasks,
  waitsOf,
} from './useful.ts'
export { FAR } from './vectors.ts'
export { WAIT_FORMS, type WaitForm, waitForms } from './wait-forms.ts'
export { type Waiting, type WaitValue, waitValues } from './wait-values.ts'
export {
  type DiscardsAnswer,
  type WaitAnswer,
  type WaitingAnswer,
  waitsRequest,
} from './waits-request.ts'
