"""What photographs a scene: the camera, lights, backdrops, light passes and the tone of pictures."""
