export { LazyMap } from './map/lazy-map.tsx';
export type { MapPoint, MapProps, MapTiles } from './map/props.ts';
export { type DevicePlace, useDevicePlace } from './place/device-place.ts';
export { usePlaceWords } from './place/place-words.ts';
export { PlacePicker } from './picker/place-picker.tsx';
export { placeInQuery, placeOf, typedPlace } from './place/typed-place.ts';
