export * from './document/document.ts';
export * from './document/layers.ts';
export * from './surface/surface.ts';
