import { createCanvas, ImageData, Image, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import fs from 'node:fs';
sharp.cache(false);
async function t(name,f){globalThis.gc?.();const c=process.cpuUsage(),s=performance.now();const r=await f();const u=process.cpuUsage(c);console.log(name.padEnd(42),'wall',(performance.now()-s).toFixed(0),'cpu',((u.user+u.system)/1000).toFixed(0));return r}
const bytes=fs.readFileSync('/tmp/ps/scene/photo.jpg');
for(let k=0;k<2;k++){
const {data,info}=await t('sharp decode rgba',()=>sharp(bytes).autoOrient().toColourspace('srgb').ensureAlpha().raw().toBuffer({resolveWithObject:true}));
await t('sharp decode rgb',()=>sharp(bytes).raw().toBuffer({resolveWithObject:true}));
await t('sharp decode rgb sequential',()=>sharp(bytes,{sequentialRead:true}).raw().toBuffer({resolveWithObject:true}));
await t('sharp shrink 2',()=>sharp(bytes).resize(info.width/2).raw().toBuffer({resolveWithObject:true}));
const im=await t('napi Image',()=>loadImage(bytes));
const c=createCanvas(info.width,info.height);const x=c.getContext('2d');
const px=new Uint8ClampedArray(data.buffer,data.byteOffset,data.byteLength);
await t('putImageData',()=>{x.putImageData(new ImageData(px,info.width,info.height),0,0)});
const d=await t('data()',()=>c.data());
const d2=await t('data() again',()=>c.data());
d[0]=7;d2[1]=9;
console.log('view?',c.data()[0],c.data()[1],x.getImageData(0,0,1,1).data);
const c3=createCanvas(info.width,info.height);
await t('new canvas + data().set',()=>{c3.data().set(px)});
const o=createCanvas(1984,3992);const ox=o.getContext('2d');ox.imageSmoothingEnabled=true;ox.imageSmoothingQuality='high';
await t('first flush',()=>o.data());
for(const [n,src] of [['canvas',c],['canvas again',c],['canvas3',c3],['Image',im],['Image again',im]]){
await t('drawImage '+n,()=>{ox.setTransform(1,0,0,1,0,0);ox.rotate(-0.1);ox.drawImage(src,0,0,info.width,info.height,200,900,1559,2079)});
await t('  flush data()',()=>o.data());
}
await t('draw 24mm ',()=>{ox.drawImage(c,200,900,567,756)});
await t('  flush data()',()=>o.data());
ox.imageSmoothingQuality='low';
await t('low ',()=>{ox.drawImage(c,200,900,1559,2079)});
await t('  flush data()',()=>o.data());
await t('getImageData whole',()=>ox.getImageData(0,0,1984,3992));
await t('getImageData 128',()=>ox.getImageData(0,0,1984,128));
}
